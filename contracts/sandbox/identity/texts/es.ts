import type { Texts } from './texts.ts';

export const es: Texts = {
  owner: 'Cuenta Perennial',
  note: 'Este es un inicio de sesión de prueba. No uses una contraseña que utilices en otro sitio.',
  backToShop: 'Volver a la tienda',

  signInTitle: 'Iniciar sesión',
  signInLead: 'Una sola cuenta para tus pedidos y suscripciones.',
  signIn: 'Iniciar sesión',
  newHere: '¿Es tu primera vez en Perennial?',
  toSignUp: 'Crear una cuenta',

  signUpTitle: 'Crea tu cuenta',
  signUpLead: 'Con una cuenta puedes consultar, cambiar y pausar tus suscripciones cuando quieras.',
  signUp: 'Crear cuenta',
  haveAccount: '¿Ya tienes una cuenta?',
  toSignIn: 'Iniciar sesión',

  profileTitle: 'Datos personales',
  profileLead: 'Cómo nos dirigimos a ti y cómo podemos contactarte.',
  save: 'Guardar cambios',

  signOutTitle: 'Cerrando la sesión',
  signOutLead: 'Un momento. Si no ocurre nada, usa el botón.',
  signOut: 'Cerrar sesión',
  signedOutTitle: 'Has cerrado la sesión',
  signedOutLead: 'Hasta pronto.',

  expiredTitle: 'Esta página ha caducado',
  expiredLead:
    'Estuvo abierta demasiado tiempo o ya se ha usado. No se ha perdido nada: vuelve a la tienda y empieza de nuevo.',
  notSignedInTitle: 'No has iniciado sesión',
  notSignedInLead: 'Para cambiar tus datos personales, vuelve a la tienda e inicia sesión.',
  problemTitle: 'Algo no ha funcionado',
  problemLead: 'No se ha podido completar la solicitud. Vuelve a la tienda e inténtalo de nuevo.',

  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordHelp: '8-20 caracteres, con al menos 2 de 3 tipos: letras, números, símbolos _.@$',
  showPassword: 'Mostrar',
  hidePassword: 'Ocultar',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  phoneNumber: 'Número de teléfono',
  optional: 'opcional',
  terms: 'Acepto las condiciones de uso y he leído el aviso de privacidad.',
  marketingOptIn:
    'Quiero recibir novedades y ofertas por correo electrónico. Puedo darme de baja en cualquier momento.',

  checkFields: 'Revisa los campos marcados.',
  checkFieldsAndPassword: 'Revisa los campos marcados y vuelve a escribir la contraseña.',
  wrongCredentials: 'El correo electrónico y la contraseña no coinciden. Revísalos e inténtalo de nuevo.',
  isRequired: '{label}: este campo es obligatorio',
  isNotAnEmail: '{label}: la dirección no es válida',
  isTaken: '{label}: ya existe una cuenta con esta dirección. Inicia sesión o usa otra.',
  isNotAName: '{label}: solo letras, espacios, apóstrofos y guiones',
  isNotAPhoneNumber: '{label}: el número no es válido',
  isTooLong: '{label}: el texto es demasiado largo',
  isNotAPassword: '{label}: 8-20 caracteres con al menos 2 de 3 tipos (letras, números, símbolos _.@$)',
  termsAreRequired: 'Acepta las condiciones de uso para crear una cuenta.',
};
