console.log(161);
