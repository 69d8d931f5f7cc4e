console.log(137);
