import './fonts.css';
import './rupee.css';
import './tokens.css';
import './base.css';
