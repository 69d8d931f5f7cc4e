console.log(198);
