export { logIn } from '../basic-authentication/authApi';
