console.log(158);
