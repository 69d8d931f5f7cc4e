console.log(100);
