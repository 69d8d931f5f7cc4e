console.log(91);
