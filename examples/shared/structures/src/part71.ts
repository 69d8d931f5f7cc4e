console.log(71);
