console.log(110);
