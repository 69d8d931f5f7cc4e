console.log(142);
