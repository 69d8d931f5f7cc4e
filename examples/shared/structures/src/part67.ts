console.log(67);
