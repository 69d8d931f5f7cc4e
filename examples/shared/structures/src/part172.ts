console.log(172);
