console.log(135);
