console.log(15);
