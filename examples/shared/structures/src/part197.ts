console.log(197);
