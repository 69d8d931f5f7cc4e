console.log(187);
