console.log(150);
