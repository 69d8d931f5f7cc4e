console.log(72);
