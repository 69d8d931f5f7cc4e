console.log(145);
