console.log(178);
