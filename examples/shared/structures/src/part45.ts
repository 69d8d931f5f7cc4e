console.log(45);
