console.log(32);
