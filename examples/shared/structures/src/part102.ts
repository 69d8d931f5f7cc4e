console.log(102);
