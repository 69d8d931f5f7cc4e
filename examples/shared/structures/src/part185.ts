console.log(185);
