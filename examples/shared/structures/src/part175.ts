console.log(175);
