import './tokens.css';
import './base.css';
import './right-to-left.css';
