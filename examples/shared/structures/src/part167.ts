console.log(167);
