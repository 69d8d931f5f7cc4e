console.log(44);
