console.log(190);
