console.log(82);
