console.log(6);
