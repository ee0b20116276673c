using Workerd = import "/workerd/workerd.capnp";

# `workerd serve config.capnp` runs the worker on your machine; a platform has settings of its own for the same.
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .worker),
    # A shop on your own machine is no public address.
    (name = "internet", network = (allow = ["public", "private", "local"])),
  ],
  sockets = [(name = "http", address = "*:8787", http = (), service = "main")],
);

const worker :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "worker.bundle.js")],
  compatibilityDate = "2025-11-01",
  bindings = [(name = "SHOP", fromEnvironment = "SHOP")],
);
