console.log(168);
