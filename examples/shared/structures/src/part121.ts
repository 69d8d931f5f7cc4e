console.log(121);
