console.log(29);
