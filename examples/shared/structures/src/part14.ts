console.log(14);
