console.log(114);
