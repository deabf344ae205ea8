# What start.sh and upgrade.sh have in common; read by them in the folder above.
nodes='node-a node-b'

# COMPOSE: another program that reads compose files, such as `podman compose`.
compose() { ${COMPOSE:-docker compose} "$@"; }

# With BIRTU_IMAGE in .env the image comes from a registry.
build_image() {
  image=$(sed -n 's/^BIRTU_IMAGE=//p' .env)
  if [ -n "$image" ]; then compose pull node-a; else ${BUILD:-docker build} -f Containerfile -t localhost/birtu:latest ..; fi
}

# Asks a node itself for two minutes, in which it migrates.
until_ready() {
  echo "Waiting for $1…"
  for try in $(seq 120); do
    compose exec -T "$1" node -e "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))" >/dev/null 2>&1 && return
    sleep 1
  done
  echo "$1 is not ready:" >&2
  compose logs --tail 20 "$1" >&2
  exit 1
}
