export { addScript as wake } from '../../islands/site-scripts';
