console.log(76);
