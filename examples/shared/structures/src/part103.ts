console.log(103);
