console.log(68);
