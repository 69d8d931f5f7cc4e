console.log(184);
