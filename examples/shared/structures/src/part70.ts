console.log(70);
