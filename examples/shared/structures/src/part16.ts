console.log(16);
