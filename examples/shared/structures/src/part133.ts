console.log(133);
