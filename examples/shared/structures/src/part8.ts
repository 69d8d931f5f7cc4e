console.log(8);
