console.log(138);
